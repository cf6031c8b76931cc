/** Most members in one file. */
export const EXPORTED_MAX = 500;
