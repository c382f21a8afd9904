import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolResult,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client';

/** The generations of the protocol, as the official client asks for them. */
export const generations = {
  '2025-11-25': 'legacy',
  '2026-07-28': { pin: '2026-07-28' },
} as const;
export type Generation = keyof typeof generations;

export interface AgentClient {
  client: Client;
  /** Calls a tool; the client holds what is answered to the schema that the tool has. */
  call(name: string, input?: Record<string, unknown>, onprogress?: (progress: Progress) => void): Promise<ToolAnswer>;
  close(): Promise<void>;
}

export interface Progress {
  progress: number;
  total?: number;
  message?: string;
}

export interface ToolAnswer {
  result: CallToolResult;
  text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  record: any;
  /** What a refusal says, as a model reads it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  error: any;
}

/** With a key, or with what a person has granted. */
export async function connectAgent(
  url: string,
  access: string | OAuthClientProvider,
  generation: Generation,
): Promise<AgentClient> {
  const client = new Client(
    { name: 'scenewright-tests', version: '1.0.0' },
    { versionNegotiation: { mode: generations[generation] } },
  );
  await client.connect(
    new StreamableHTTPClientTransport(
      new URL(`${url}/mcp`),
      typeof access === 'string'
        ? { requestInit: { headers: { authorization: `Bearer ${access}` } } }
        : { authProvider: access },
    ),
  );
  return {
    client,
    async call(name, input = {}, onprogress) {
      const result = (await client.callTool({ name, arguments: input }, { onprogress })) as CallToolResult;
      const texts = result.content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
      return {
        result,
        text: texts[0] ?? '',
        record: result.structuredContent,
        error: result.isError ? JSON.parse(texts.at(-1) as string).error : undefined,
      };
    },
    close: () => client.close(),
  };
}
