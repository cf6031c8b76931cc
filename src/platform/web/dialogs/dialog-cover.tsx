import { createContext } from 'react';

/** Tells the dialog around that another one covers it; call what it returns once that has closed. */
export const DialogCover = createContext<(() => () => void) | null>(null);
