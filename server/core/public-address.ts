import ipaddr from 'ipaddr.js';

/** A connection that was not made because it would have led inside. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';

  constructor(host: string) {
    super(`${host} isn’t a public address`);
    this.name = 'AddressRefused';
  }
}

/** Addresses on the open internet, as opposed to this machine, its network and what is reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}
