/** Address at which the build renders the page of every address that leads nowhere. */
export const NOWHERE = '/404';

/**
 * Returns the address at which the build renders a page, which names its file: `/members/_slug` for `/members/:slug`. A file of
 * Windows cannot be named with `:` and `?`.
 */
export const builtAddress = (path: string) => path.replaceAll('/:', '/_').replaceAll('?', '!');

/** Returns the address of a page, with its parameters, from that at which it is built. */
export const pathOfBuilt = (address: string) => address.replaceAll('/_', '/:').replaceAll('!', '?');
