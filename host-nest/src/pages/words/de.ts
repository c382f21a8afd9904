import { html } from '../html.js';
import type { PageWords } from './en.js';

export const de: PageWords = {
  language: 'de',
  email: 'E-Mail',
  password: 'Passwort',
  name: 'Name',
  atLeast: (characters) => `Mindestens ${characters} Zeichen.`,
  codeOfLink: () => html`Code des Links (was hinter <code>#token=</code> steht)`,
  backToSignIn: 'Zurück zur Anmeldung',
  failed: 'Das hat nicht geklappt',
  signIn: {
    title: 'Anmelden',
    button: 'Anmelden',
    withPasskey: 'Mit Passkey anmelden',
    withIssuer: (issuer) => `Mit ${issuer} anmelden`,
    forgotten: 'Passwort vergessen?',
    newHere: 'Neu hier? Öffne den Link, den der erste Start des Servers ausgegeben hat.',
    onlyCode: 'Du hast nur seinen Code?',
    wrong: 'Mit dieser E-Mail-Adresse und diesem Passwort meldet sich niemand an.',
    wrongPasskey:
      'Dieser Passkey ist hier nicht bekannt, oder die Antwort kam zu spät. Versuch es noch einmal, oder nimm dein Passwort.',
  },
  join: {
    title: 'Willkommen',
    heading: 'Willkommen bei Scenewright',
    lead: 'Sag, wer du bist. Von da an meldest du dich mit deiner E-Mail-Adresse und diesem Passwort an.',
    button: 'Los geht’s',
    withIssuer: (issuer) => `Stattdessen mit ${issuer} beitreten`,
    withPasskey: 'Einen Passkey statt des Passworts nehmen',
    wrongPasskey:
      'Dieser Passkey wurde nicht für diese Seite gemacht, oder zu spät. Versuch es noch einmal, oder nimm ein Passwort.',
  },
  forgotten: {
    title: 'Passwort vergessen',
    lead: 'An deine Adresse geht ein Link, mit dem du ein neues wählst.',
    button: 'Link senden',
  },
  written: {
    title: 'Sieh in dein Postfach',
    lead: (email) => `Wenn sich jemand mit ${email} anmeldet, ist ein Link dorthin unterwegs. Er gilt eine Stunde.`,
  },
  reset: {
    title: 'Ein neues Passwort',
    label: 'Neues Passwort',
    elsewhere: 'Überall sonst wirst du abgemeldet.',
    button: 'Übernehmen',
  },
  oidc: {
    title: 'Einen Moment',
    onward: (issuer) => `Weiter zu ${issuer}`,
    notSignedIn: 'Du bist nicht angemeldet',
    notVouched: (issuer) => `${issuer} bestätigt nicht, dass die E-Mail-Adresse deine ist.`,
    unknown: (email) => `Die Adresse ${email} hat hier niemand. Bitte um eine Einladung, und öffne zuerst deren Link.`,
    foreign: (issuer) => `Das kam nicht von ${issuer} für diesen Browser, oder es kam zu spät.`,
  },
  consent: {
    title: 'Agenten zulassen',
    heading: (agent) => `„${agent}“ zulassen?`,
    who: (agent, name, email, resource) =>
      `Ein Agent, der sich „${agent}“ nennt, möchte für dich, ${name} (${email}), bei ${resource} handeln.`,
    documented: (host) => html`Wer er ist, steht bei <strong>${host}</strong>.`,
    may: 'Er darf dann:',
    scopes: {
      'videos:read': 'Deine Videos sehen, und was für sie zur Wahl steht',
      'videos:write': 'Videos machen, ändern, rendern und abbrechen: Das verbraucht deine Credits und Exportminuten',
      'account:read': 'Dein Konto, deinen Tarif und dein Guthaben sehen',
    },
    answerGoes: (host, address) => html`Die Antwort geht an <strong>${host}</strong> (<code>${address}</code>).`,
    onlyIf: 'Lass es nur zu, wenn du gerade selbst darum gebeten hast.',
    allow: 'Zulassen',
    deny: 'Nicht zulassen',
  },
};
