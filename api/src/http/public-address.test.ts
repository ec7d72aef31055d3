import { expect, test } from "vitest";

import { isMetadataAddress, isPublicAddress } from "./public-address.ts";

test.each([
  "127.0.0.1",
  "127.9.9.9",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.20",
  "169.254.169.254",
  "100.64.0.1",
  "192.0.0.192",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "168.63.129.16",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::127.0.0.1",
  "::7f00:1",
  "4000::1",
  "64:ff9b::127.0.0.1",
  "64:ff9b::a00:1",
  "64:ff9b:1::a00:1",
  "64:ff9b:1:a00:0:100:101:101",
  "2002:7f00:1::",
  "2001::1",
  "2001:db8::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fec0::1",
  "ff02::1",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "1.1.1.1",
  "93.184.215.14",
  "172.32.0.1",
  "2606:4700::1111",
  "::ffff:1.1.1.1",
  "64:ff9b::1.1.1.1",
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(["169.254.169.254", "::ffff:169.254.169.254", "fd00:ec2::254", "100.100.100.200"])(
  "%s hands out a cloud's credentials",
  (address) => {
    expect(isMetadataAddress(address)).toBe(true);
  },
);
