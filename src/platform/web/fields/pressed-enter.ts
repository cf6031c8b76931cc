/** What a handler of keys needs of an event, of React or of the browser. */
interface KeyPress {
  key: string;
  isComposing?: boolean;
  keyCode?: number;
  nativeEvent?: { isComposing: boolean; keyCode: number };
}

/** Safari says with this code that a key belongs to an input method, and ends the composition before. */
const OF_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, with which Hindi, Tamil and others are typed: it chooses among letters, and must
 * neither send nor add anything.
 */
export function isOfInputMethod(event: KeyPress): boolean {
  const { isComposing, keyCode } = event.nativeEvent ?? event;
  return isComposing === true || keyCode === OF_INPUT_METHOD;
}

/** Whether Enter was pressed to send or add something, not to choose letters of an input method. */
export const pressedEnter = (event: KeyPress): boolean => event.key === 'Enter' && !isOfInputMethod(event);
