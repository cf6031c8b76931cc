/**
 * A part of this tab's storage for a frame, which uses it as its own: nothing that the frame keeps gets to other pages, and
 * it reads nothing of theirs.
 * @param name start of the keys.
 */
export function frameStorage(name: string): Storage {
  const inTab = (key: string) => `${name}/${key}`;
  const keys = () =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(inTab('')))
      .map((key) => key.slice(inTab('').length));
  return {
    get length() {
      return keys().length;
    },
    key: (at) => keys()[at] ?? null,
    // The scheme is the browser's.
    getItem: (key) => (key === SCHEME ? localStorage.getItem(SCHEME) : sessionStorage.getItem(inTab(key))),
    setItem: (key, value) => (key === SCHEME ? undefined : sessionStorage.setItem(inTab(key), value)),
    removeItem: (key) => sessionStorage.removeItem(inTab(key)),
    clear: () => {
      for (const key of keys()) sessionStorage.removeItem(inTab(key));
    },
  };
}

/** Mantine's key of light or dark. */
const SCHEME = 'mantine-color-scheme-value';
