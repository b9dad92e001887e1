import fc from 'fast-check';
import {expect, test} from 'vitest';
import {project} from './project';
import {snapshotWindow} from './snapshotWindow';

const SCREEN = {x: 10, y: -5, scale: 2, width: 400, height: 300};
const TAKEN = {...SCREEN, width: 800, height: 600};

test('the picture as it was taken is shown from its middle', () => {
  expect(snapshotWindow(TAKEN, SCREEN)).toEqual({left: 200, top: 150, width: 400, height: 300});
});

test.each([
  {name: 'beyond its right end', wanted: {...SCREEN, x: 111}},
  {name: 'beyond its top', wanted: {...SCREEN, y: -81}},
  {name: 'too large', wanted: {...SCREEN, scale: 3.3}},
  {name: 'too small', wanted: {...SCREEN, scale: 1.2}},
])('a picture is not shown $name', ({wanted}) => {
  expect(snapshotWindow(TAKEN, wanted)).toBeUndefined();
});

test('a part of the picture shows every post where a new drawing would', () => {
  fc.assert(
    fc.property(
      fc.record({
        x: fc.double({min: -60, max: 80, noNaN: true}),
        y: fc.double({min: -60, max: 60, noNaN: true}),
        scale: fc.double({min: 1.5, max: 3, noNaN: true}),
      }),
      fc.record({
        x: fc.double({min: -100, max: 100, noNaN: true}),
        y: fc.double({min: -100, max: 100, noNaN: true}),
      }),
      (camera, post) => {
        const wanted = {...SCREEN, ...camera};
        const part = snapshotWindow(TAKEN, wanted);
        fc.pre(part !== undefined);
        const [inPicture, onScreen] = [project(post, TAKEN), project(post, wanted)];
        const factor = wanted.width / (part?.width ?? 1);
        expect((inPicture.x - (part?.left ?? 0)) * factor).toBeCloseTo(onScreen.x, 6);
        expect((inPicture.y - (part?.top ?? 0)) * factor).toBeCloseTo(onScreen.y, 6);
      },
    ),
  );
});
