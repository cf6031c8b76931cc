import { z } from 'zod';
import { text } from '#platform/contract/fields.ts';
import { FEW_CELLS, PREVIEWS } from '#platform/contract/markdown-texts.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { POST_MAX } from './posts.contract.ts';

export const previewPost = defineRoute({
  name: 'previewPost',
  method: 'POST',
  path: '/community/preview',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Renders a text as readers will see it; stores nothing',
  body: z.strictObject({ body: text(POST_MAX, 'Text').refine(...FEW_CELLS) }),
  response: z.object({ html: z.string() }),
  limits: [PREVIEWS],
});
