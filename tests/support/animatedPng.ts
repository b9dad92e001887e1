import {crc32, deflateSync} from 'node:zlib';

const SIDE = 8;

function number(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => buffer.writeUInt32BE(value, 4 * index));
  return buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
}

/** A frame in one gray, with the filter's byte before each row. */
function pixels(gray: number): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(3 * SIDE, gray)]);
  return deflateSync(Buffer.concat(Array.from({length: SIDE}, () => row)));
}

/** Size, place and delay (1/5 s) of a frame. */
function frameControl(place: number): Buffer {
  const control = chunk(
    'fcTL',
    Buffer.concat([number(place, SIDE, SIDE, 0, 0), Buffer.from([0, 1, 0, 5, 0, 0])]),
  );
  return control;
}

/** A PNG of two frames, which no library here can write. */
export function animatedPng(): Buffer {
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([number(SIDE, SIDE), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('acTL', number(2, 0)),
    frameControl(0),
    chunk('IDAT', pixels(20)),
    frameControl(1),
    chunk('fdAT', Buffer.concat([number(2), pixels(200)])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
