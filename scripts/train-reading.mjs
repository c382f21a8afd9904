#!/usr/bin/env node
/**
 * Trains what reads prompts, the tagger of roles and the chooser of genres, on `fixtures/prompts/readings`, and
 * writes their weights into the providers. `npm run train`; the held-out prompts are never read here.
 * Deterministic: the same corpus gives the same weights.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpusOf } from './reading-corpus.mjs';
import { ensureSetup, importBuilt, root, run } from './setup.mjs';

const stage = process.argv[2] ?? 'all';
/** Characters of a prompt that is short, marks counted. */
const shortPrompt = 160;
const commissioned = /-g-(?:brief|expected|frame|maker|mixed|shape|topic)-/u;
/** How often a prompt of the older corpus counts when genres are learned. */
const usualTimes = 6;
/** Short by intent, and many: what denies and what forbids. */
const denying = /-g-deny-/u;

if (stage === 'all') {
  await ensureSetup({ only: 'studio' });
  await trainRoles();
  // The genres are learned from readings, and those are made with the new weights.
  await run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', 'providers']);
  await run(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), 'genres']);
} else await trainGenres();

async function trainRoles() {
  const {
    parseMarked,
    storeRoles,
    trainEdges,
    trainRoles: train,
  } = await importBuilt('providers', 'src/reading/roles/training.js');
  const marked = (all, waysOf = () => 1) =>
    all.map((entry) => ({
      ...parseMarked(entry.marked),
      language: entry.language,
      ways: waysOf(entry),
    }));
  // What was marked with the most care counts twice, and so does what is short, which says little by itself, and what
  // people write who commission a film: of all that is typed it is the farthest from the rest of the corpus.
  const prompts = [
    ...marked([...corpusOf('train'), ...corpusOf('roles')], () => 2),
    ...marked(corpusOf('written'), ({ id, marked: text }) =>
      (denying.test(id) ? text.includes('⟦x|') : text.length < shortPrompt || commissioned.test(id)) ? 2 : 1,
    ),
  ];
  const snippets = marked(corpusOf('snippets'));
  write('reading/roles/model.generated.ts', {
    type: 'StoredRoles',
    from: './role-model.js',
    name: 'model',
    value: storeRoles({
      net: await train(
        { prompts, snippets },
        { onPass: (pass, loss) => console.log(`pass ${pass + 1}: ${loss.toFixed(4)} a token`) },
      ),
      edges: trainEdges([...prompts, ...snippets]),
    }),
    origin: `${prompts.length} prompts and ${snippets.length} snippets`,
  });
}

async function trainGenres() {
  const {
    parseMarked,
    readPrompt,
    storeWeights,
    trainGenres: train,
  } = await importBuilt('providers', 'src/treatment/training.js');
  const read = (all) =>
    all.map(({ marked, genre, accepts }) => {
      const prompt = parseMarked(marked).text;
      return { reading: readPrompt(prompt), prompt, genre, accepts };
    });
  // Short and odd prompts are many; those of the length that is usual count as much again.
  const usual = read(corpusOf('train'));
  const rest = read([...corpusOf('roles'), ...corpusOf('written')]);
  const examples = [...Array.from({ length: usualTimes }, () => usual).flat(), ...rest];
  write('treatment/genre-weights.generated.ts', {
    type: 'StoredWeights',
    from: '../reading/learning/stored-weights.js',
    name: 'genreWeights',
    value: storeWeights(train(examples)),
    origin: `${usual.length + rest.length} prompts`,
  });
}

function write(path, { type, from, name, value, origin }) {
  const file = join(root, 'providers', 'src', ...path.split('/'));
  const json = JSON.stringify(value);
  writeFileSync(
    file,
    `import type { ${type} } from '${from}';\n\n/** Written by \`npm run train\` from ${origin}. */\nexport const ${name}: ${type} = ${json};\n`,
  );
  console.log(`${origin} → ${path} (${Math.round(json.length / 1024)} kB)`);
}
