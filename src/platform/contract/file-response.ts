import { z } from 'zod';

/** The response of a route that answers a file rather than JSON. */
export const FileResponse = z.custom<Blob>().describe('a file');
