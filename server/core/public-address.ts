import ipaddr from 'ipaddr.js';

/** The connection was refused because it would have reached the internal network. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';

  constructor(host: string) {
    super(`${host} isn’t a public address`);
    this.name = 'AddressRefused';
  }
}

const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Whether the address is on the public internet, not loopback, private or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // The rest of IPv6 is unassigned, or an obsolete spelling of IPv4 addresses.
  const isAssigned = parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
  return isAssigned && parsed.range() === 'unicast';
}
