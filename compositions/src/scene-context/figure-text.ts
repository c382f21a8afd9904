export { figureText } from '@scenewright/core';
