import { BlockList, isIPv4 } from 'node:net';

/**
 * IPv4 addresses that do not belong to a host on the public internet: IANA's registry of special-purpose addresses,
 * multicast and reserved ones, and the address at which Azure tells machines about themselves. Other clouds use
 * 169.254.169.254 and 100.100.100.200, which these ranges contain.
 */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32',
];

/** IPv6 addresses that are given out on the internet; loopback, private, mapped and translated ones lie outside. */
const GLOBAL_V6 = '2000::/3';

/** Those among them that are special, or that contain an IPv4 address (Teredo, 6to4). */
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(ranges: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [start = '', bits] = range.split('/');
    list.addSubnet(start, Number(bits), family);
  }
  return list;
}

const refusedV4 = listOf(NOT_PUBLIC_V4, 'ipv4');
const globalV6 = listOf([GLOBAL_V6], 'ipv6');
const refusedV6 = listOf(NOT_PUBLIC_V6, 'ipv6');

/** True for the address of a host on the public internet. @param address IPv4 or IPv6, without brackets or zone. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refusedV4.check(address, 'ipv4');
  return globalV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
}
