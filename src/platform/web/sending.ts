import { useRef, useState } from 'react';

/** Follows an upload: how much of it has left (0 to 1), and a way to stop it. */
export function useSending() {
  const [share, setShare] = useState(0);
  const controller = useRef<AbortController>(null);
  return {
    share,
    /** Begins a new upload; what it gives goes along with the call. */
    start: () => {
      setShare(0);
      controller.current = new AbortController();
      return { onProgress: setShare, signal: controller.current.signal };
    },
    cancel: () => controller.current?.abort(),
    /** True if a call failed only because the member stopped it. */
    wasCancelled: (error: Error) => error.name === 'AbortError',
  };
}
