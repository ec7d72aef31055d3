/** Plus codes. The published types are of another version, with static methods. */
declare module "open-location-code" {
  export class OpenLocationCode {
    /** Whether it names a place without another one beside it. */
    isFull(code: string): boolean;
    encode(latitude: number, longitude: number, length?: number): string;
    decode(code: string): { latitudeCenter: number; longitudeCenter: number; codeLength: number };
  }
}
