/** What the owner of a new installation is told, once. */
export interface OwnerGreeting {
  apiKey: string;
  webhookSecret: string;
  signInUrl: string;
}

export function printOwner(owner: OwnerGreeting): void {
  process.stdout.write(
    [
      '',
      'This installation is new. These are shown once:',
      `  Sign-in link of the owner: ${owner.signInUrl}`,
      `  First API key:             ${owner.apiKey}`,
      `  Its webhook secret:        ${owner.webhookSecret}`,
      '',
      '',
    ].join('\n'),
  );
}
