import { defineNoun } from '#platform/server/noun.ts';
import { loadPicturesDemo, type StoredPictures, storePicturesDemo } from './demo-pictures.demo.ts';

declare module '#platform/server/noun.ts' {
  interface SharedDemo {
    /** The pictures of members and projects, once they are stored. */
    pictures: StoredPictures;
  }
}

export const demoPicturesNoun = defineNoun({
  demo: { files: async (store) => ({ pictures: await storePicturesDemo(store) }), finish: loadPicturesDemo },
});
