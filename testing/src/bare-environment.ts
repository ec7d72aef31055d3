/** Returns an environment for a child process that has none of our variables that could change its behavior. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
}
