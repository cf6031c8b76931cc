/** Opens a page for another profile of the person than the one acted for; the app layer hands it in. */
export type OpenFor = (profile: { id: string; name: string }, path: string) => void;
