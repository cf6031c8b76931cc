import { expect, test } from 'vitest';
import { isOfInputMethod, pressedEnter } from './pressed-enter.ts';

const native = { isComposing: false, keyCode: 13 };
test.each([
  [{ key: 'Enter', ...native }, true],
  [{ key: 'Enter', nativeEvent: native }, true],
  [{ key: 'Enter' }, true],
  [{ key: 'Enter', isComposing: true, keyCode: 13 }, false],
  [{ key: 'Enter', isComposing: true, keyCode: 229 }, false],
  [{ key: 'Enter', isComposing: false, keyCode: 229 }, false],
  [{ key: 'Enter', nativeEvent: { isComposing: true, keyCode: 13 } }, false],
  [{ key: 'Enter', nativeEvent: { isComposing: true, keyCode: 229 } }, false],
  [{ key: 'Enter', nativeEvent: { isComposing: false, keyCode: 229 } }, false],
  [{ key: 'Process', isComposing: true, keyCode: 229 }, false],
  [{ key: ' ', ...native, keyCode: 32 }, false],
  [{ key: 'NumpadEnter', ...native }, false],
])('%j was pressed to send: %j', (event, isSent) => {
  expect(pressedEnter(event)).toBe(isSent);
});

test('other keys of an input method are its own, too', () => {
  expect(isOfInputMethod({ key: 'a', nativeEvent: { isComposing: true, keyCode: 229 } })).toBe(true);
  expect(isOfInputMethod({ key: 'a', nativeEvent: { isComposing: false, keyCode: 65 } })).toBe(false);
});
