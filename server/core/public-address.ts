import ipaddr from 'ipaddr.js';

/** The connection was refused because it would have reached the internal network. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';

  constructor(host: string) {
    super(`${host} isn’t a public address`);
    this.name = 'AddressRefused';
  }
}

/** Whether the address is on the public internet, not loopback, private or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}
