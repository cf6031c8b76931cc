/** What a page hands to a frame of its own in which it runs a sandbox. */
type Frame = Element & { storage?: Storage };

/**
 * Gives a frame of a sandbox a storage of its own, before anything reads the browser's. Where the page around it hands none
 * over, there is none, so that the sessions of this browser stay untouched.
 */
export function takeFramesStorage(): void {
  try {
    const frame = window.frameElement as (Frame & HTMLElement) | null;
    if (!frame?.dataset.sandbox) return;
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: frame.storage });
  } catch {
    // Another site's frame cannot be read: it has no sandbox.
  }
}

/** Marks the page of a member before the first paint, so that the header does not flash Login and Sign Up. */
export function markSignedIn(): void {
  try {
    if (localStorage.getItem('access_token')) document.documentElement.dataset.signedIn = '1';
  } catch {
    // The browser keeps its storage closed: nobody is signed in.
  }
}
