import ipaddr from "ipaddr.js";

/** The only block from which public IPv6 addresses are given out. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** The prefix of RFC 6052 for IPv4 addresses that a gateway translates. */
const NAT64 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/** Services in clouds that hand out credentials of the machine: AWS and others, AWS by IPv6, Azure, Alibaba, Oracle. */
const METADATA_ADDRESSES = new Set(
  ["169.254.169.254", "fd00:ec2::254", "168.63.129.16", "100.100.100.200", "192.0.0.192"].map((address) =>
    ipaddr.parse(address).toString(),
  ),
);

/**
 * Tells whether an address belongs to the public internet: not loopback, private, link-local, shared, multicast or
 * reserved, nor one of these inside IPv6.
 */
export function isPublicAddress(text: string): boolean {
  const address = unwrapped(text);
  if (isMetadata(address) || address.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}

/** Tells whether a cloud hands out credentials at an address. */
export function isMetadataAddress(text: string): boolean {
  return isMetadata(unwrapped(text));
}

function isMetadata(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return METADATA_ADDRESSES.has(address.toString());
}

/** Returns the IPv4 address that is mapped to IPv6, or translated by a NAT64 gateway. */
function unwrapped(text: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4 || !address.match(NAT64)) return address;
  return new ipaddr.IPv4(address.toByteArray().slice(-4));
}
