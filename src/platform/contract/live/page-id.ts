/** The header with the id of an open page, in what it changes and in its streams: it tells own changes from others'. */
export const PAGE_ID = 'x-page-id';
