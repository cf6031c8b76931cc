import {
  GREETING,
  type MailContent,
  type MailPart,
  type MailText,
  type Quotation,
  SIGNATURE,
} from './mail-text.ts';

/** Contrasts are at least 4.5:1 in both palettes, on the page and on the sheet. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 12px; background: #fbfaf7; color: #14213d;
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
.sheet { max-width: 600px; box-sizing: border-box; margin: 0 auto; padding: 24px; background: #ffffff;
  border: 1px solid #e0dbcf; border-top: 4px solid #e09f1f; border-radius: 8px; overflow-wrap: anywhere; }
h1 { margin: 0 0 20px; font-size: 20px; line-height: 1.35; }
h2 { margin: 24px 0 8px; font-size: 17px; line-height: 1.35; }
p, ul { margin: 0 0 16px; }
ul { padding-left: 20px; }
blockquote { margin: 0 0 16px; padding: 2px 0 2px 16px; border-left: 3px solid #8c8678; }
blockquote p:last-child { margin-bottom: 0; }
a { color: #263a75; }
a.button { display: inline-block; padding: 12px 20px; border-radius: 6px; background: #263a75; color: #ffffff;
  font-weight: 600; text-decoration: none; }
.address, .end { color: #605c52; font-size: 14px; line-height: 1.5; }
.end { padding-top: 16px; border-top: 1px solid #e0dbcf; }
.end p:last-child { margin-bottom: 0; }
@media (prefers-color-scheme: dark) {
  body { background: #111829; color: #eceae4; }
  .sheet { background: #19223a; border-color: #333e5c; border-top-color: #e09f1f; }
  blockquote { border-left-color: #7f889f; }
  a { color: #8c9fd3; }
  a.button { background: #8c9fd3; color: #14213d; }
  .address, .end { color: #b0b4c0; }
  .end { border-top-color: #333e5c; }
}`;

/** Makes a text safe as content of an element and as a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const anchor = (address: string) => `<a href="${address}">${address}</a>`;

/** Makes links of addresses in this installation: a member's words hold no address at all. */
const withOwnLinks = (html: string, ownAddress: string) =>
  html
    .split(' ')
    .map((word) => (word.startsWith(`${ownAddress}/`) ? anchor(word) : word))
    .join(' ');

/** Lines become one paragraph up to an empty one. */
const quoted = ({ author, lines }: Quotation) =>
  `<p>${escapeHtml(author)} wrote:</p>\n<blockquote>${lines
    .map(escapeHtml)
    .join('<br>')
    .split('<br><br>')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')}</blockquote>`;

/**
 * Writes a mail as an HTML page: one column, no images, nothing from another site.
 * @param publicUrl without a slash at the end.
 */
export function mailAsHtml(mail: MailContent, publicUrl: string): string {
  const { subject, paragraphs, link, closing = [], footnote } = mail;
  const line = (text: MailText) => withOwnLinks(escapeHtml(text), escapeHtml(publicUrl));
  const partAsHtml = (part: MailPart): string => {
    if (typeof part === 'string') return `<p>${line(part)}</p>`;
    if ('heading' in part) return `<h2>${escapeHtml(part.heading)}</h2>`;
    if ('author' in part) return quoted(part);
    return `<ul>${part.map((item) => `<li>${line(item)}</li>`).join('')}</ul>`;
  };
  const address = escapeHtml(publicUrl + link.path);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}
</style>
</head>
<body>
<div class="sheet">
<h1>${escapeHtml(subject)}</h1>
<p>${GREETING}</p>
${paragraphs.map(partAsHtml).join('\n')}
<p><a class="button" href="${address}">${escapeHtml(link.label)}</a></p>
<p class="address">Or open this address:<br>${anchor(address)}</p>
${closing.map(partAsHtml).join('\n')}
<div class="end">
<p>${SIGNATURE}</p>
${footnote ? `<p>${line(footnote)}</p>` : ''}
</div>
</div>
</body>
</html>
`;
}
