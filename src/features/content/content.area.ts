import { defineArea } from '#platform/server/noun.ts';
import { blockPicturesNoun } from './block-pictures/block-pictures.noun.ts';
import { contentBlocksNoun } from './content-blocks/content-blocks.noun.ts';
import { supportContactNoun } from './support-contact/support-contact.noun.ts';

export const contentArea = defineArea('content', [blockPicturesNoun, contentBlocksNoun, supportContactNoun]);
