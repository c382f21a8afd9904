import { Injectable, Inject, type OnModuleDestroy, type Type } from '@nestjs/common';
import {
  createMcpHandler,
  McpServer,
  requireScopes,
  type AuthInfo,
  type McpHttpHandler,
  type ServerContext,
  type ToolAnnotations,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import type { BodyClass } from '@scenewright/core/requests';
import type { Principal } from '../accounts/account.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { agentInstructions } from './agent-guide.js';
import { AgentResources } from './agent-resources.js';
import { AccountTools } from './tools/account-tools.js';
import type { AgentCaller, AgentScope, AgentTool, ToolStep } from './tools/agent-tool.js';
import { CatalogTools } from './tools/catalog-tools.js';
import { FollowingTools } from './tools/following-tools.js';
import { MakingTools } from './tools/making-tools.js';
import { ToolRunner } from './tools/tool-runner.js';
import { toolSchemas, type JsonSchema } from './tools/tool-schemas.js';

/** Tools and resources are the same as long as the server runs. */
const lasting = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** Milliseconds that calls in hand get when the server stops. */
const closingMs = 5000;

let schemas: Map<Type, JsonSchema> | null = null;

/** What `registerTool` takes of a tool. */
interface Registered extends Pick<AgentTool, 'title' | 'description'> {
  inputSchema: StandardSchemaWithJSON;
  outputSchema: StandardSchemaWithJSON;
  scopeChallenge: ReturnType<typeof requireScopes>;
  annotations: ToolAnnotations;
  _meta?: Record<string, unknown>;
}

/**
 * The agent protocol of both generations over one set of tools. Nothing is kept between requests, in neither of them: any
 * node answers any request.
 */
@Injectable()
export class AgentServer implements OnModuleDestroy {
  readonly tools: readonly AgentTool[];
  readonly handler: McpHttpHandler;
  private readonly registered: ReadonlyMap<AgentTool, Registered>;

  constructor(
    making: MakingTools,
    following: FollowingTools,
    catalogs: CatalogTools,
    account: AccountTools,
    private readonly resources: AgentResources,
    private readonly runner: ToolRunner,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.tools = [...making.all, ...following.all, ...catalogs.all, ...account.all];
    // Now and not with the first question: it takes a tenth of a second, in which nothing else would be answered.
    this.registered = this.register();
    this.handler = createMcpHandler(({ authInfo }) => this.serverFor(callerOf(authInfo), messageOf(authInfo)), {
      // Nothing that is subscribed to changes here, so that these say nothing: get_video_status waits instead.
      maxSubscriptions: 200,
      onerror: (error) => logger.debug({ err: error }, 'a message of the agent protocol was refused'),
    });
  }

  /** Calls in hand get a moment to be answered; streams that would stay open are ended then. */
  onModuleDestroy(): void {
    setTimeout(() => void this.handler.close(), closingMs).unref();
  }

  /** The SDK takes a server for each exchange, which is one message: it holds what that message asks for, and no more. */
  private serverFor(caller: AgentCaller, { method = '', params }: Message): McpServer {
    const server = new McpServer(
      { name: 'scenewright', title: 'Scenewright', version: '1.0.0' },
      {
        instructions: agentInstructions,
        capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
        cacheHints: {
          'tools/list': lasting,
          'resources/list': lasting,
          'resources/templates/list': lasting,
          'server/discover': lasting,
        },
      },
    );
    if (method.startsWith('tools/')) {
      const called = method === 'tools/call' ? this.tools.filter(({ name }) => name === params?.name) : [];
      for (const tool of called.length > 0 ? called : this.tools) {
        const { name } = tool;
        server.registerTool(name, this.registered.get(tool) as Registered, (given: unknown, context: ServerContext) =>
          this.runner.run(tool, given, { caller, signal: context.mcpReq.signal, tell: teller(context) }),
        );
      }
    }
    if (method.startsWith('resources/')) this.resources.addTo(server, caller);
    return server;
  }

  /** Once: the same for all callers. */
  private register(): ReadonlyMap<AgentTool, Registered> {
    const answers = this.tools.map(({ answer }) => answer);
    const inputs = this.tools.flatMap(({ input }): BodyClass[] => (input ? [input] : []));
    const known = (schemas ??= toolSchemas(inputs, answers));
    return new Map(
      this.tools.map((tool) => {
        const { title, description, input, answer, marks, scope, view } = tool;
        const annotations = {
          title,
          readOnlyHint: marks.readOnly,
          destructiveHint: marks.destructive,
          idempotentHint: marks.idempotent,
          openWorldHint: marks.openWorld,
        };
        const inputSchema = published(input ? known.get(input) : nothing);
        const outputSchema = published(known.get(answer));
        return [
          tool,
          {
            ...{ title, description, inputSchema, outputSchema, annotations },
            scopeChallenge: requireScopes(scope),
            ...(view !== undefined && { _meta: { ui: { resourceUri: view } } }),
          },
        ];
      }),
    );
  }
}

const callerOf = (authInfo: AuthInfo | undefined): AgentCaller => ({
  ...(authInfo?.extra?.['principal'] as Principal),
  scopes: (authInfo?.scopes ?? []) as AgentScope[],
});

/** A message of the protocol, before anybody has checked it. */
interface Message {
  method?: string;
  params?: { name?: unknown };
}

function messageOf(authInfo: AuthInfo | undefined): Message {
  const message = authInfo?.extra?.['message'] as { method?: unknown; params?: Message['params'] | null } | null;
  return typeof message?.method === 'string' ? { method: message.method, params: message.params ?? {} } : {};
}

const nothing: JsonSchema = { type: 'object', properties: {}, additionalProperties: false };

/** Told to clients and not checked by the SDK: the runner checks by the classes, with messages that name what is accepted. */
function published(schema: JsonSchema | undefined): StandardSchemaWithJSON {
  if (!schema) throw new Error('A tool has no schema.');
  return {
    '~standard': {
      version: 1,
      vendor: 'scenewright',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => schema, output: () => schema },
    },
  };
}

/** Progress of a call, for a client that asked for it. */
function teller({ mcpReq }: ServerContext): (step: ToolStep) => Promise<void> {
  const progressToken = mcpReq._meta?.progressToken;
  return async ({ percent, message }) => {
    if (progressToken === undefined) return;
    const params = { progressToken, progress: percent, total: 100, message };
    await mcpReq.notify({ method: 'notifications/progress', params });
  };
}
