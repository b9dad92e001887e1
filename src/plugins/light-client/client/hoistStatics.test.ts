import {expect, test} from 'vitest';
import hoistStatics from './hoistStatics';

test('takes over what an author has put on the inner component, and nothing of React’s', () => {
  const preload = (): void => undefined;
  const inner = Object.assign(() => null, {preload, displayName: 'Inner', propTypes: {}});
  const outer = Object.assign(() => null, {displayName: 'withRouter(Inner)'});
  expect(hoistStatics(outer, inner)).toBe(outer);
  expect(outer).toHaveProperty('preload', preload);
  expect(outer).toHaveProperty('displayName', 'withRouter(Inner)');
  expect(outer).not.toHaveProperty('propTypes');
});
