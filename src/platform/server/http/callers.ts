import type { FastifyRequest } from 'fastify';

const IPV4 = /\d{1,3}(?:\.\d{1,3}){3}/;

/** The eight numbers of an IPv6 address. */
function numbersOf(ip: string): number[] {
  const [head = '', tail = ''] = ip.split('%', 1)[0]?.split('::') ?? [];
  const groups = (text: string) => (text ? text.split(':') : []);
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  return all.map((group) => Number.parseInt(group, 16));
}

/**
 * The group that limits count as one address: of IPv6 the first 64 bits, for whoever has one address there has them all.
 * An IPv4 address within IPv6 (RFC 4291, section 2.5.5.2) is the IPv4 address, however it is written.
 */
export function addressGroup(ip: string): string {
  const dotted = IPV4.exec(ip);
  if (dotted) return dotted[0];
  if (!ip.includes(':')) return ip;
  const numbers = numbersOf(ip);
  const [high = 0, low = 0] = numbers.slice(6);
  if (numbers.slice(0, 6).join(' ') === '0 0 0 0 0 65535')
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return numbers
    .slice(0, 4)
    .map((number) => number.toString(16))
    .join(':');
}

/** The caller, as limits count: the member that the access token names, or the address group of a visitor. */
export const callerOf = ({ actor, ip }: Pick<FastifyRequest, 'actor' | 'ip'>) =>
  actor ? `member ${actor.accountId}` : `address ${addressGroup(ip)}`;
