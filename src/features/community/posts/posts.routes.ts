import type { Bind } from '#platform/server/http/bind.ts';
import { renderMarkdown } from '#platform/server/markdown/markdown.ts';
import { previewPost } from './preview.contract.ts';

export function postsRoutes(bind: Bind): void {
  bind(previewPost, async (_, { body }) => ({ html: renderMarkdown(body.body) }));
}
