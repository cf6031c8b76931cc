import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RenderedText } from './rendered-text.tsx';

test('shows the HTML of the server as it is', () => {
  const page = renderToStaticMarkup(<RenderedText html="<p>Books for <strong>12</strong> schools</p>" />);
  expect(page).toMatch(/^<div class="[^"]*"><p>Books for <strong>12<\/strong> schools<\/p><\/div>$/);
});
