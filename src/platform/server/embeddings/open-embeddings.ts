import type { Config } from '../config.ts';
import type { Embeddings } from './embeddings.ts';
import { openLocalEmbeddings } from './local-embeddings.ts';
import { openRemoteEmbeddings } from './remote-embeddings.ts';

/** Opens the model of the configuration: a server's, or the one that comes with the packages. Loads nothing yet. */
export const openEmbeddings = ({ embeddings }: Pick<Config, 'embeddings'>): Embeddings =>
  embeddings ? openRemoteEmbeddings(embeddings) : openLocalEmbeddings();
