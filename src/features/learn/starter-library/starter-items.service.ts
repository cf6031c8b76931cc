import { createHash } from 'node:crypto';
import type { publishPlatformResource } from '#features/learn/resources/platform-resources.service.ts';
import { type MadeTemplate, templatesOn } from '#features/learn/starter-templates/starter-templates.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';

type ResourceDetails = Parameters<typeof publishPlatformResource>[1];
type ResourceFile = Parameters<typeof publishPlatformResource>[2];

/** An item of the starter library; its file is made only when it is needed. */
export interface StarterItem {
  details: ResourceDetails;
  /** What readers of a new version are told. */
  note: string;
  file: Omit<ResourceFile, 'content' | 'fingerprint'>;
  /** Changes when anything changes that the file or its description says. */
  fingerprint: string;
  make: () => Promise<Buffer>;
}

const IMPRINT = { author: 'Dayitva', licence: 'CC BY 4.0' };

const OFFICE_TYPE = 'application/vnd.openxmlformats-officedocument.';

/** Raise it when the look of the files changes, so that those of earlier versions are made again. */
const LOOK = 1;

/** Returns the items of the library with the law and the data as they are at `ctx.now`. */
export function starterItems(ctx: Pick<Context, 'now'>): StarterItem[] {
  return templatesOn(dayInIndia(ctx.now)).map(templateItem);
}

function templateItem(made: MadeTemplate): StarterItem {
  const { key, title, description, category, audience, tags, sdg_goals } = made.template;
  const content = 'paper' in made ? made.paper : made.workbook;
  const isPaper = 'paper' in made;
  const details: ResourceDetails = {
    key,
    title,
    description,
    category,
    type: isPaper ? 'document' : 'spreadsheet',
    audience,
    tags: [...tags],
    sdg_goals: [...sdg_goals],
    sources: [...content.sources],
  };
  return {
    details,
    note: 'Law or wording brought up to date',
    file: {
      name: `${key}.${isPaper ? 'docx' : 'xlsx'}`,
      media_type: isPaper ? `${OFFICE_TYPE}wordprocessingml.document` : `${OFFICE_TYPE}spreadsheetml.sheet`,
    },
    fingerprint: markOf([details, content]),
    async make() {
      if ('paper' in made) {
        const { makeDocx } = await import('#platform/server/office/docx-file.ts');
        return makeDocx(made.paper, IMPRINT);
      }
      const { makeXlsx } = await import('#platform/server/office/xlsx-file.ts');
      return makeXlsx(made.workbook, IMPRINT);
    },
  };
}

const markOf = (parts: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, IMPRINT, ...parts]))
    .digest('hex');
