import { absent, Anything, Parts, sometimes, Text, Texts, Time, Whole } from '../openapi/answer-fields.js';

export class PasskeyFacts {
  @Text('pky_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  id!: string;

  @Text('Phone')
  name!: string;

  @Time()
  created_at!: string;

  @Time(undefined, { nullable: true })
  used_at!: string | null;
}

export class PasskeyList {
  @Parts(() => PasskeyFacts)
  passkeys!: PasskeyFacts[];
}

/** What a browser hands to an authenticator as it is (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
export class PasskeyOptions {
  @Anything()
  rp!: object;

  @Anything()
  user!: object;

  @Text('Yk3pR8vK1mT5xW7cY4')
  challenge!: string;

  @Anything({ isList: true })
  pubKeyCredParams!: object[];

  @Whole(60_000, sometimes)
  timeout?: number;

  @Anything({ isList: true, ...absent })
  excludeCredentials?: object[];

  @Anything(absent)
  authenticatorSelection?: object;

  @Text(null, absent)
  attestation?: string;

  @Anything(absent)
  extensions?: object;

  @Texts()
  hints?: string[];
}
