/** A device that keeps passkeys, as the server sees it: one ES256 key, without a word about its maker. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Question {
  challenge: string;
  rpId: string;
}

interface Differently {
  origin?: string;
  rpId?: string;
  type?: string;
  /** Whether the person showed that it is them: a finger, a face, a PIN. */
  verified?: boolean;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

/** @param origin where the browser is */
export function createAuthenticator(origin = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, differently: Differently) =>
    Buffer.from(
      JSON.stringify({
        type: differently.type ?? type,
        challenge,
        origin: differently.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const head = (rpId: string, flags: number) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const flagsOf = ({ verified = true }: Differently) => 0x01 | (verified ? 0x04 : 0);

  return {
    id: encode(rawId),
    /** Answers navigator.credentials.create. */
    make({ challenge, rpId }: Question, differently: Differently = {}) {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([
        head(differently.rpId ?? rpId, flagsOf(differently) | 0x40),
        Buffer.alloc(16),
        Buffer.from([0, rawId.length]),
        rawId,
        key,
      ]);
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const clientDataJSON = clientData('webauthn.create', challenge, differently);
      return {
        id: encode(rawId),
        clientDataJSON: encode(clientDataJSON),
        attestationObject: encode(attestationObject),
      };
    },
    /** Answers navigator.credentials.get. */
    use({ challenge, rpId }: Question, differently: Differently = {}) {
      const authenticatorData = head(differently.rpId ?? rpId, flagsOf(differently));
      const clientDataJSON = clientData('webauthn.get', challenge, differently);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      return {
        id: encode(rawId),
        clientDataJSON: encode(clientDataJSON),
        authenticatorData: encode(authenticatorData),
        signature: encode(sign('sha256', signed, privateKey)),
      };
    },
    /** As a copy of the device would count. */
    rewind: () => {
      counter = 0;
    },
  };
}
