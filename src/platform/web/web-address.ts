/** People write `www.example.org`; an address needs its scheme. */
export function withScheme(website: string): string {
  const address = website.trim();
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address;
}
