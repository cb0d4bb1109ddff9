/** Whether this browser supports the JSON form of the Web Authentication API. */
export const passkeysSupported = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

type Json = Record<string, unknown>;

/** Creates a passkey on the device and returns it as JSON. Rejects when the user cancels. */
export async function makePasskey(options: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return json(await navigator.credentials.create({ publicKey }));
}

/** Asks the device to authenticate with a passkey. */
export async function showPasskey(options: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return json(await navigator.credentials.get({ publicKey }));
}

function json(credential: Credential | null): Json {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey');
  return credential.toJSON() as unknown as Json;
}
