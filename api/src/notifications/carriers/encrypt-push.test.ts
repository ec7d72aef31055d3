import { expect, test } from "vitest";

import { encryptPush, isPoint } from "./encrypt-push.ts";

/** The example of RFC 8291, appendix A. */
const EXAMPLE = {
  text: "When I grow up, I want to be a watermelon",
  phone: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  privateKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  encrypted:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

test("a message is encrypted like the example of RFC 8291", () => {
  const { text, phone, salt, privateKey, encrypted } = EXAMPLE;
  const chosen = {
    salt: Buffer.from(salt, "base64url"),
    privateKey: Buffer.from(privateKey, "base64url"),
  };

  expect(encryptPush(text, phone, chosen).toString("base64url")).toBe(encrypted);
});

test("the same message is never encrypted the same way twice", () => {
  const [one, other] = [encryptPush("Pike", EXAMPLE.phone), encryptPush("Pike", EXAMPLE.phone)];

  expect(one).not.toEqual(other);
  expect(one.includes("Pike")).toBe(false);
});

test("a key that is not on the curve is none", () => {
  expect(isPoint(EXAMPLE.phone.p256dh)).toBe(true);
  expect(isPoint(`B${"A".repeat(86)}`)).toBe(false);
});
