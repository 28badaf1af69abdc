"""How a database comes from one version of the schema to the next.  Run by `database`, in one transaction."""
