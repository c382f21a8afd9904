/**
 * Runs a list of steps in a studio of built packages and prints what came of each, as JSON. A process of
 * its own, because worker threads load compiled code.
 *   {plan: request, name}                → keeps the timeline under the name
 *   {edit: name, scene, content, name}   → a copy in which a scene says something else
 *   {render: name, out, output?}         → what the renderer says of the file
 */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const { root, cacheRoot, steps } = JSON.parse(process.argv[2]);
const { createStudio } = await import(pathToFileURL(join(root, 'host-local/dist/src/index.js')).href);
const studio = createStudio({ cacheRoot, baseFolder: root });
const timelines = {};
const results = [];
try {
  for (const step of steps) {
    if (step.plan) {
      const { timeline, storyboard, warnings } = await studio.plan(step.plan);
      timelines[step.name] = timeline;
      results.push({ timeline, storyboard, warnings });
    } else if (step.edit) {
      const timeline = structuredClone(timelines[step.edit]);
      const scene = timeline.scenes[step.scene];
      Object.assign(scene.content, step.content);
      timelines[step.name] = timeline;
      results.push({ from: scene.from, frames: scene.frames });
    } else {
      results.push(await studio.render(timelines[step.render], { outFile: step.out, output: step.output }));
    }
  }
} finally {
  await studio.close();
}
process.stdout.write(JSON.stringify(results));
