import fc from 'fast-check';
import {expect, test} from 'vitest';
import {betweenCameras} from './betweenCameras';
import {boundsOf} from './boundsOf';
import {cameraOn} from './cameraOn';
import {fitScale} from './fitScale';
import {heldCamera} from './heldCamera';
import {project} from './project';
import {unproject} from './unproject';
import {zoomAt} from './zoomAt';
import {ZOOM_MAX, ZOOM_MIN} from './zoomLimits';

const size = {width: 800, height: 600};
const coordinate = fc.double({min: -500, max: 500, noNaN: true});
const point = fc.record({x: coordinate, y: coordinate});
const camera = fc.record({
  x: coordinate,
  y: coordinate,
  zoom: fc.double({min: ZOOM_MIN, max: ZOOM_MAX, noNaN: true}),
});
const whole = {left: -300, top: -200, right: 300, bottom: 200};
const near = (value: number) => expect.closeTo(value, 4) as number;

test('the screen leads back to the layout', () => {
  fc.assert(
    fc.property(camera, point, ({x, y, zoom}, place) => {
      const projection = {x, y, scale: zoom, ...size};
      expect(unproject(project(place, projection), projection)).toEqual({
        x: near(place.x),
        y: near(place.y),
      });
    }),
  );
});

test('zooming leaves the point under the pointer where it is, and keeps the limits', () => {
  fc.assert(
    fc.property(
      camera,
      point,
      fc.double({min: 0.01, max: 100, noNaN: true}),
      (from, at, factor) => {
        const to = zoomAt(from, at, factor);
        expect(to.zoom).toBeGreaterThanOrEqual(ZOOM_MIN);
        expect(to.zoom).toBeLessThanOrEqual(ZOOM_MAX);
        const before = project(at, {...from, scale: from.zoom, ...size});
        const after = project(at, {...to, scale: to.zoom, ...size});
        expect(after).toEqual({x: near(before.x), y: near(before.y)});
      },
    ),
  );
});

test('the camera on everything shows every point with zoom 1', () => {
  fc.assert(
    fc.property(fc.array(point, {minLength: 2, maxLength: 20}), (points) => {
      const bounds = boundsOf(points, points.keys()) ?? whole;
      const {zoom, ...center} = cameraOn(bounds, bounds, size);
      const projection = {...center, scale: fitScale(bounds, size) * zoom, ...size};
      expect(zoom).toBe(1);
      for (const {x, y} of points.map((each) => project(each, projection))) {
        expect(x >= 0 && x <= size.width && y >= 0 && y <= size.height).toBe(true);
      }
    }),
  );
});

test('a part is shown in its middle, larger, and a single post not without end', () => {
  const {x, y, zoom} = cameraOn({left: 0, top: 0, right: 300, bottom: 200}, whole, size);
  expect({x, y}).toEqual({x: 150, y: 100});
  expect(zoom).toBeGreaterThan(1.5);
  expect(cameraOn({left: 5, top: 5, right: 5, bottom: 5}, whole, size).zoom).toBeLessThanOrEqual(4);
});

test('the camera cannot leave the picture', () => {
  expect(heldCamera({x: 900, y: -900, zoom: 2}, whole)).toEqual({x: 300, y: -200, zoom: 2});
});

test('the way between two cameras starts at one and ends at the other', () => {
  const [from, to] = [
    {x: 0, y: 0, zoom: 1},
    {x: 10, y: -20, zoom: 4},
  ];
  expect(betweenCameras(from, to, 0)).toEqual(from);
  expect(betweenCameras(from, to, 1)).toEqual(to);
  expect(betweenCameras(from, to, 0.5)).toEqual({x: 5, y: -10, zoom: 2});
});

test('no points have no bounds', () => {
  expect(boundsOf([], [])).toBeUndefined();
});
