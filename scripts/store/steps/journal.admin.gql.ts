const SETUP_ARTICLE_FRAGMENT = `#graphql
  fragment SetupArticle on Article {
    id
    handle
    title
    body
    summary
    tags
    author { name }
    blog { handle }
    image { altText }
    related: metafield(namespace: "journal", key: "related_products") { value }
  }
` as const;

export const BLOGS_QUERY = `#graphql
  query StoreBlogs($after: String) {
    page: blogs(first: 50, after: $after) {
      nodes { id handle title articlesCount { count } }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

export const BLOG_CREATE_MUTATION = `#graphql
  mutation StoreBlogCreate($blog: BlogCreateInput!) {
    payload: blogCreate(blog: $blog) {
      node: blog { id handle title articlesCount { count } }
      userErrors { code field message }
    }
  }
` as const;

export const BLOG_DELETE_MUTATION = `#graphql
  mutation StoreBlogDelete($id: ID!) {
    payload: blogDelete(id: $id) { userErrors { code field message } }
  }
` as const;

export const ARTICLES_QUERY = `#graphql
  query StoreArticles($after: String) {
    page: articles(first: 50, after: $after) {
      nodes { ...SetupArticle }
      pageInfo { hasNextPage endCursor }
    }
  }
  ${SETUP_ARTICLE_FRAGMENT}
` as const;

export const ARTICLE_CREATE_MUTATION = `#graphql
  mutation StoreArticleCreate($article: ArticleCreateInput!) {
    payload: articleCreate(article: $article) {
      node: article { ...SetupArticle }
      userErrors { code field message }
    }
  }
  ${SETUP_ARTICLE_FRAGMENT}
` as const;

export const ARTICLE_DELETE_MUTATION = `#graphql
  mutation StoreArticleDelete($id: ID!) {
    payload: articleDelete(id: $id) { userErrors { code field message } }
  }
` as const;
