/**
 * Stands in the built pages where the address belongs under which visitors reach the site. Only the running server
 * knows that address (PUBLIC_URL); it puts it in when it serves a page. `.invalid` is nobody's (RFC 2606).
 */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid';
