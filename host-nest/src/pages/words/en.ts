import { html, type Html } from '../html.js';

/** What the pages of signing in say. Another language has the same, of the same type. */
export const en = {
  language: 'en',
  email: 'E-mail',
  password: 'Password',
  name: 'Name',
  atLeast: (characters: number) => `${characters} characters at least.`,
  codeOfLink: (): Html => html`Code of the link (what stands behind <code>#token=</code>)`,
  backToSignIn: 'Back to signing in',
  failed: 'This did not work',
  signIn: {
    title: 'Sign in',
    button: 'Sign in',
    withPasskey: 'Sign in with a passkey',
    withIssuer: (issuer: string) => `Sign in with ${issuer}`,
    forgotten: 'Forgotten your password?',
    newHere: 'New here? Open the link that the first start of the server printed.',
    onlyCode: 'Have only its code?',
    wrong: 'Nobody signs in with this e-mail address and password.',
    wrongPasskey: 'This passkey is not known here, or it was answered too late. Try once more, or use your password.',
  },
  join: {
    title: 'Welcome',
    heading: 'Welcome to Scenewright',
    lead: 'Say who you are. You sign in with your e-mail address and this password from then on.',
    button: 'Begin',
    withIssuer: (issuer: string) => `Join with ${issuer} instead`,
    withPasskey: 'Take a passkey instead of a password',
    wrongPasskey: 'This passkey was not made for this page, or too late. Try once more, or take a password.',
  },
  forgotten: {
    title: 'Forgotten password',
    lead: 'A link by which you take a new one is sent to your address.',
    button: 'Send the link',
  },
  written: {
    title: 'Look into your mail',
    lead: (email: string) => `If somebody signs in with ${email}, a link is on its way there. It is good for an hour.`,
  },
  reset: {
    title: 'A new password',
    label: 'New password',
    elsewhere: 'Wherever you are signed in you are so no more.',
    button: 'Take it',
  },
  oidc: {
    title: 'One moment',
    onward: (issuer: string) => `On to ${issuer}`,
    notSignedIn: 'You are not signed in',
    notVouched: (issuer: string) => `${issuer} does not say that the e-mail address is yours.`,
    unknown: (email: string) => `Nobody here has the address ${email}. Ask for an invitation, and open its link first.`,
    foreign: (issuer: string) => `This did not come from ${issuer} for this browser, or it came too late.`,
  },
  consent: {
    title: 'Let an agent in',
    heading: (agent: string) => `Let “${agent}” in?`,
    who: (agent: string, name: string, email: string, resource: string) =>
      `An agent that calls itself “${agent}” wants to act for you, ${name} (${email}), at ${resource}.`,
    documented: (host: string): Html => html`Who it is stands at <strong>${host}</strong>.`,
    may: 'It may then:',
    scopes: {
      'videos:read': 'See your videos, and what can be chosen for them',
      'videos:write': 'Make, change, render and cancel videos: this spends your credits and export minutes',
      'account:read': 'See your account, plan and balance',
    },
    answerGoes: (host: string, address: string): Html =>
      html`The answer goes to <strong>${host}</strong> (<code>${address}</code>).`,
    onlyIf: 'Allow it only if you have just asked for this yourself.',
    allow: 'Allow',
    deny: 'Do not allow',
  },
};

export type PageWords = typeof en;
