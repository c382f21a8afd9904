export { figureText } from '@scenewright/core/figures';
