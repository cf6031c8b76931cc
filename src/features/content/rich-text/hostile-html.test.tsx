import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { HOSTILE_HTML } from '#platform/testing/html/hostile-html.ts';
import { parseRichText, RICH_TEXT_TAGS } from './rich-text.rules.ts';
import { RichText } from './rich-text.tsx';

/** The preview draws what the server has not cleaned yet; a page, what an older version may have stored. */
test.each(HOSTILE_HTML)('of %s only allowed tags and links are drawn', (html) => {
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <RichText nodes={parseRichText(html)} />
    </MemoryRouter>,
  );
  const allowed = new Set<string>([...RICH_TEXT_TAGS, 'div']);
  for (const [, tag = '', attributes = ''] of drawn.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)) {
    expect(allowed).toContain(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) {
      expect(['href', 'id', 'class', 'data-discover']).toContain(name);
      if (name === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:|#|\/(?!\/))/);
    }
  }
});
