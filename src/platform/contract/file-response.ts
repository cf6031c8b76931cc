import { z } from 'zod';
import { FILE_ANSWER } from './files.ts';

/** The response of a route that answers a file rather than JSON. */
export const FileResponse = z.custom<Blob>().describe(FILE_ANSWER);
