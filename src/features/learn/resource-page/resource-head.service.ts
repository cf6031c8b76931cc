import { findPublishedIds } from '#features/learn/resources/resources.repository.ts';
import { getResource } from '#features/learn/resources/resources.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { Uuid } from '#platform/contract/fields.ts';
import { cutAtWord } from '#platform/contract/texts.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { LivePages } from '#platform/server/pages/live-pages.ts';

const LISTED_MAX = 10_000;
const DESCRIPTION_MAX = 200;

const pathOf = (id: string) => `/learn/resources/${id}`;

/** The pages /learn/resources/{id} for visitors and search engines. @param publicUrl without a slash at the end. */
export function resourcePages(db: Db, publicUrl: string): LivePages {
  return {
    address: pathOf(':id'),
    async find({ id = '' }) {
      if (!Uuid.safeParse(id).success) return null;
      const ctx = { db, actor: null };
      const found = await getResource(ctx, id).catch((error) => {
        if (error instanceof AppError) return null;
        throw error;
      });
      if (!found) return null;
      const { title, author_name, organization, published_at, updated_at, tags, licence } = found;
      const description = cutAtWord(found.description.replace(/\s+/g, ' '), DESCRIPTION_MAX);
      const path = pathOf(found.id);
      return {
        title,
        description,
        path,
        data: {
          '@context': 'https://schema.org',
          '@type': 'LearningResource',
          name: title,
          description,
          url: publicUrl + path,
          author: { '@type': 'Organization', name: organization, employee: author_name },
          datePublished: published_at ?? undefined,
          dateModified: updated_at,
          keywords: tags.join(', ') || undefined,
          license: licence ?? undefined,
        },
      };
    },
    listPaths: async () => (await findPublishedIds(db, LISTED_MAX)).map(pathOf),
  };
}
