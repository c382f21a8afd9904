import { Config } from '@remotion/cli/config';

Config.setEntryPoint('src/studio.tsx');
Config.overrideWebpackConfig((current) => ({
  ...current,
  resolve: {
    ...current.resolve,
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    conditionNames: ['@scenewright/source', 'import', 'browser', 'module', 'default'],
  },
}));
