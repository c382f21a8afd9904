import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Key and certificate of `localhost`, for tests alone: nobody else trusts it. */
export const localhostPem = fileURLToPath(new URL('localhost.pem', import.meta.url));

export interface AgentDocument {
  /** The id of the agent, which is where its document is. */
  clientId: string;
  asked: number;
  close(): void;
}

/** An agent that says at its own https address who it is. */
export async function startAgentDocument(redirectUri: string): Promise<AgentDocument> {
  const pem = readFileSync(localhostPem);
  const document: AgentDocument = { clientId: '', asked: 0, close: () => server.close() };
  const server: Server = createServer({ key: pem, cert: pem }, (_request, response) => {
    document.asked += 1;
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        client_id: document.clientId,
        client_name: 'Documented agent',
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  document.clientId = `https://localhost:${(server.address() as AddressInfo).port}/agent.json`;
  return document;
}
